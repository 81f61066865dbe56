/** The compiled text of a program for `startWorker`, in one file (tools/bundler/rspack/workerText.mjs). */
declare module '*?worker' {
  export const program: string;
}
