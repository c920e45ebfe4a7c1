/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The language that a browser's bundle is built in; the server's speaks all of them. */
  readonly LANGUAGE?: import('@domain/languages/language').Language;
}
