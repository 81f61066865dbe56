// Browser globals that jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
// A wide window that matches no media query.
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false });
// Nothing is laid out, and nothing scrolls. Newer browsers answer with a promise.
if (globalThis.Element) globalThis.Element.prototype.scrollIntoView ??= () => Promise.resolve();
globalThis.BroadcastChannel ??= class extends require('node:worker_threads').BroadcastChannel {
  constructor(name) {
    super(name);
    // A closing page closes its channels. A channel that a test leaves open would keep Jest running.
    this.unref();
  }
};
globalThis.crypto.randomUUID ??= require('node:crypto').randomUUID;
// As in production, a rule goes into the stylesheet by itself; as text, each one has the whole sheet parsed again.
process.env.SC_DISABLE_SPEEDY = 'false';
