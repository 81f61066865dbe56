// What browsers have and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.crypto.randomUUID ??= require('node:crypto').randomUUID;
