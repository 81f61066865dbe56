// Loaded into every Node process of a test before anything else (NODE_OPTIONS=--require): writes down every host it calls,
// one line of json each, into the file CONNECTION_LOG. Nothing is kept from happening.
const { appendFileSync } = require('node:fs');
const dgram = require('node:dgram');
const dns = require('node:dns');
const { syncBuiltinESMExports } = require('node:module');
const net = require('node:net');

function record(kind, target) {
  appendFileSync(process.env.CONNECTION_LOG, `${JSON.stringify({ kind, target, process: process.argv.join(' ') })}\n`);
}

/** Replaces a function by one that writes down its target first. */
function watch(owner, name, kind, targetOf) {
  const original = owner[name];
  owner[name] = function watched(...given) {
    record(kind, targetOf(given));
    return original.apply(this, given);
  };
}

/** `connect` takes options, a port and a host, or a path; Node itself passes all of them in one list. */
function connectTarget(given) {
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  if (typeof first === 'object') return first.path ?? first.host ?? 'localhost';
  if (typeof first === 'string' && Number.isNaN(Number(first))) return first;
  return typeof second === 'string' ? second : 'localhost';
}

record('started', '');
watch(net.Socket.prototype, 'connect', 'connect', connectTarget);
watch(dgram.Socket.prototype, 'connect', 'datagram', ([, address]) =>
  typeof address === 'string' ? address : 'localhost',
);
watch(
  dgram.Socket.prototype,
  'send',
  'datagram',
  (given) => given.find((value, index) => index > 0 && typeof value === 'string') ?? 'localhost',
);
for (const owner of [dns, dns.promises]) {
  for (const name of Object.keys(owner).filter((key) => /^(lookup|resolve)/.test(key))) {
    if (typeof owner[name] === 'function') watch(owner, name, 'name', ([host]) => host);
  }
}
syncBuiltinESMExports();
