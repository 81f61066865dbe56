import { kindsInOrder } from './kindOptions';

const types = ['CPR/AED', 'First Aid', 'Lifeguarding'].map((name) => ({ id: name, name, validMonths: null }));

it('puts what the role requires and the person lacks first', () => {
  const required = [
    { typeId: 'CPR/AED', name: 'CPR/AED', state: 'held' as const },
    { typeId: 'Lifeguarding', name: 'Lifeguarding', state: 'missing' as const },
  ];
  expect(kindsInOrder(types, required).map(({ label }) => label)).toEqual([
    'Lifeguarding (your role requires it)',
    'CPR/AED',
    'First Aid',
  ]);
});
