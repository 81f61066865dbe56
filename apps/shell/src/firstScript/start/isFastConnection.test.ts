import { isFastConnection } from './isFastConnection';

const fast = { saveData: false, effectiveType: '4g', rtt: 50, downlink: 10 };

test.each([
  ['a browser without an estimate', undefined, true],
  ['a good network', fast, true],
  ['a busy mobile network with a high bandwidth', { ...fast, rtt: 150, downlink: 8.15 }, true],
  ['slow 4G, as Chromium reports 1.6 Mbit/s and 150 ms', { ...fast, rtt: 150, downlink: 1.45 }, false],
  ['a network far away', { ...fast, rtt: 450 }, false],
  ['3G', { ...fast, effectiveType: '3g' }, false],
  ['a person who asks for little data', { ...fast, saveData: true }, false],
])('%s', (_, connection, isFast) => expect(isFastConnection(connection)).toBe(isFast));
