// connectLoader.mjs writes it from the compiler's own code.
export {};
