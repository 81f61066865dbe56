import { renderToStaticMarkup } from 'react-dom/server';
import { SignatureList } from './SignatureList';

test.each([
  ['2025-05-01', 'Reporter, signed May 1, 2025'],
  ['2025-13-01', 'Reporter, signed 2025-13-01'],
])('lists a signature of %s with its day', (signedOn, words) => {
  const signature = { name: 'Jordan Blake', role: 'reporter', signedOn, drawing: null } as const;
  expect(renderToStaticMarkup(<SignatureList signatures={[signature]} />)).toContain(words);
});
