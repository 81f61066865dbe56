// Replaces zod. One build needs no check of what a registry answers, and the contract's files define schemas beside the
// constants and functions that every page uses.
const accepting = { check: () => accepting, parse: (value) => value, safeParse: (data) => ({ success: true, data }) };

module.exports = new Proxy({}, { get: () => () => accepting });
