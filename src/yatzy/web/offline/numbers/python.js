// Our Python in a Worker: Pyodide with our packages, brought up when something needs it. The files are those of
// src/yatzy/offline/python_files.py; what is large is stored compressed, for hosts that do not compress.

/**
 * @typedef {{ unpackArchive(archive: ArrayBuffer, format: string, options: object): void, pyimport(name: string): any, toPy(value: unknown): unknown }} Pyodide
 * @typedef {(name: string, request: string, language: string, page: object) => string} AnswerRequest
 */

const COMPRESSED = "pyodide.asm.wasm";
const ARCHIVES = ["msgspec.whl", "yatzy.zip"];

/** There is no Python here: an installation without the runtime. */
export class NoRuntime extends Error {}

export class PythonRuntime {
  /**
   * @param {URL} base The folder of the files.
   * @param {(share: number) => void} onProgress
   */
  constructor(base, onProgress) {
    this._base = base;
    this._onProgress = onProgress;
    /** @type {Promise<Pyodide> | null} */
    this._pyodide = null;
    /** @type {Map<string, Promise<void>>} */
    this._languages = new Map();
  }

  /**
   * Return the function that answers requests in a language, with the runtime up and its words loaded; and one that makes
   * Python's own values of a list of typed arrays.
   * @param {string} language
   * @returns {Promise<{ answer: AnswerRequest, toPython: (arrays: Float64Array[]) => unknown }>}
   */
  async getAnswers(language) {
    this._pyodide ??= this._start();
    const pyodide = await this._pyodide.catch((error) => {
      this._pyodide = null;
      throw error;
    });
    await Promise.all(["en", language].map((one) => this._loadWords(pyodide, one)));
    return { answer: pyodide.pyimport("yatzy.offline.answers").answer_request, toPython: pyodide.toPy };
  }

  async _start() {
    await this._fetch("pyodide-lock.json"); // the smallest of its files tells whether there is a runtime
    const archives = ARCHIVES.map((name) => this._fetch(name));
    const stopExpanding = expandCompressed(this._base);
    try {
      const { loadPyodide } = await import(new URL("pyodide.mjs", this._base).href);
      this._onProgress(0.1);
      const pyodide = await loadPyodide({ indexURL: this._base.href });
      this._onProgress(0.7);
      for (const archive of archives) unpack(pyodide, await archive);
      pyodide.pyimport("yatzy.offline.answers");
      this._onProgress(1);
      return pyodide;
    } finally {
      stopExpanding();
    }
  }

  /**
   * @param {Pyodide} pyodide
   * @param {string} language
   */
  _loadWords(pyodide, language) {
    const load = async () => {
      const response = await fetch(new URL(`words-${language}.zip`, this._base));
      if (response.ok) unpack(pyodide, await response.arrayBuffer());
    };
    if (!this._languages.has(language)) this._languages.set(language, load());
    return this._languages.get(language);
  }

  /** @param {string} name */
  async _fetch(name) {
    const response = await fetch(new URL(name, this._base));
    if (!response.ok) throw new NoRuntime(`no ${name}`);
    return response.arrayBuffer();
  }
}

/**
 * @param {Pyodide} pyodide
 * @param {ArrayBuffer} archive
 */
function unpack(pyodide, archive) {
  pyodide.unpackArchive(archive, "zip", { extractDir: pyodide.pyimport("site").getsitepackages()[0] });
}

/**
 * Have requests for what is stored compressed answered with the expanded file. Returns the function that ends it.
 * @param {URL} base
 */
function expandCompressed(base) {
  const plain = self.fetch;
  const compressed = new URL(COMPRESSED, base).href;
  self.fetch = async (input, options) => {
    const url = new URL(input instanceof Request ? input.url : input, base).href;
    if (url !== compressed) return plain(input, options);
    const response = await plain(`${url}.gz`, options);
    if (!response.ok || !response.body) return response;
    const body = response.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "content-type": "application/wasm" } });
  };
  return () => {
    self.fetch = plain;
  };
}
