import { createInstance, Piral } from 'piral-core';
import { createRoot } from 'react-dom/client';

const instance = createInstance({
  requestPilets: () =>
    fetch('/feed.json')
      .then((answer) => answer.json())
      .then(({ items }) => items),
});
const outlet = document.getElementById('module-outlet');
if (outlet) createRoot(outlet).render(<Piral instance={instance} />);
