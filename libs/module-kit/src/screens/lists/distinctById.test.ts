import { distinctById } from './distinctById';

test('keeps the first item and the order when an id comes twice', () => {
  const rows = [
    { id: 'a', label: 'Ropes' },
    { id: 'b', label: 'Rings' },
    { id: 'a', label: 'Rafts' },
  ];
  expect(distinctById(rows).map(({ label }) => label)).toEqual(['Ropes', 'Rings']);
});
