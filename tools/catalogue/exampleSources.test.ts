import { codeOfExamples, readExampleSources } from './exampleSources';

test("shows an example's code with the declarations and imports that it needs", () => {
  const code = codeOfExamples(`
import { useState } from 'react';
import type { Examples } from '../catalogue/examples';
import { Button } from './Button';
import { Dialog } from './Dialog';

const question = 'Delete the shift?';

function DeleteShift() {
  const [open, setOpen] = useState(false);
  return <Dialog open={open} onClose={() => setOpen(false)} title={question} />;
}

function Other() {
  return <Button>Other</Button>;
}

export const dialogExamples: Examples = {
  title: 'Dialog',
  examples: [
    {
      name: 'A question',
      opens: true,
      render: () => (
        <div>
          <DeleteShift />
        </div>
      ),
    },
    { name: 'Another', render: () => <Other /> },
  ],
};
`);
  expect(code).toEqual({
    'A question': `import { useState } from 'react';
import { Dialog } from '@platform/ui';

const question = 'Delete the shift?';

function DeleteShift() {
  const [open, setOpen] = useState(false);
  return <Dialog open={open} onClose={() => setOpen(false)} title={question} />;
}

<div>
  <DeleteShift />
</div>`,
    Another: `import { Button } from '@platform/ui';

function Other() {
  return <Button>Other</Button>;
}

<Other />`,
  });
});

test('finds code for each of the design system’s examples', async () => {
  const sources = await readExampleSources();
  expect(Object.keys(sources).length).toBeGreaterThan(20);
  expect(sources.Button?.Sizes).toBe(`import { Button, Inline } from '@platform/ui';

<Inline>
  <Button size="sm">Small</Button>
  <Button size="md">Medium</Button>
  <Button size="lg">Large</Button>
</Inline>`);
});
