import ownDescriptor from './ownDescriptor.mjs';

test('leaves a module its id and addresses', () => {
  const whole = {
    id: 'lockers',
    title: 'Lockers',
    routes: [
      { path: '/lockers', access: 'club', title: 'Lockers' },
      { path: '/locker', exact: true, access: 'public', title: 'Locker' },
    ],
    nav: [],
  };
  expect(JSON.parse(ownDescriptor(JSON.stringify(whole)))).toEqual({
    id: 'lockers',
    routes: [{ path: '/lockers' }, { path: '/locker', exact: true }],
  });
});
