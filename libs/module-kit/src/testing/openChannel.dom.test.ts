test('a broadcast channel that a test leaves open keeps no process alive', () => {
  const holding = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  const before = holding();
  new BroadcastChannel('left-open');
  expect(holding()).toBe(before);
});
