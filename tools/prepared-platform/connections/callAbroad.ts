// Calls addresses that belong to nobody (RFC 5737, RFC 2606), in each of the ways in which a program may.
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

await fetch('http://192.0.2.1/').catch(() => undefined);
await new Promise((resolve) => lookup('nobody.invalid', resolve));
const socket = createSocket('udp4');
await new Promise((resolve) => socket.send('hello', 9, '198.51.100.1', resolve));
socket.close();
const inThread = `fetch('http://203.0.113.1/').catch(() => undefined)`;
await once(new Worker(inThread, { eval: true, execArgv: [] }), 'exit');
