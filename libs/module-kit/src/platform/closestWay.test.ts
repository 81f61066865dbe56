import { closestWay } from './closestWay';

const ways = [
  { to: '/staff', icon: 'users' },
  { to: '/staff?add=person', icon: 'user-plus' },
  { to: '/staff?open=me', icon: 'shield' },
  { to: '/staff?certification=expiring', icon: 'alarm' },
];

test.each([
  ['/staff', 'users'],
  ['/staff?open=me', 'shield'],
  ['/staff?open=5d1f', 'shield'],
  ['/staff?certification=expiring&open=5d1f', 'alarm'],
  ['/staff?page=2', 'users'],
  ['/training?open=me', undefined],
])('takes the icon of what leads to %s', (address, icon) => {
  expect(closestWay(address, ways)?.icon).toBe(icon);
});
