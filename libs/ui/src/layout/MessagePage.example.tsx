import type { Examples } from '../catalogue/examples';
import { Button } from '../forms/buttons/Button';
import { MessagePage } from './MessagePage';

export const messagePageExamples: Examples = {
  title: 'Message page',
  group: 'Layout',
  about: 'A page that says one thing, such as why there is nothing else here, and where to go.',
  examples: [
    {
      name: 'Not found',
      render: () => (
        <MessagePage>
          <h1>Oops! Page not found</h1>
          <p>The address may be old, or mistyped.</p>
          <Button as="a" href="/">
            Return to the home page
          </Button>
        </MessagePage>
      ),
    },
  ],
};
