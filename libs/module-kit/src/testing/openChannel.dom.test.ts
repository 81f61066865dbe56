test('does not keep the process alive for a broadcast channel left open', () => {
  const holding = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  const before = holding();
  new BroadcastChannel('left-open');
  expect(holding()).toBe(before);
});
