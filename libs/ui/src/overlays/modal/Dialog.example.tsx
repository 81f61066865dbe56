import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { Button } from '../../forms/buttons/Button';
import { TextArea } from '../../forms/texts/TextArea';
import { TextField } from '../../forms/texts/TextField';
import { Dialog } from './Dialog';

function DeleteShift() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Delete shift
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size="sm"
        title="Delete the shift?"
        description="Jordan Blake gets a message. You can restore it for 30 days."
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button variant="destructive" onClick={close}>
              Delete shift
            </Button>
          </>
        }
      />
    </>
  );
}

function WriteMessage() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Message the team</Button>
      <Dialog open={open} onClose={close} title="Message the team" actions={<Button onClick={close}>Send</Button>}>
        <TextArea label="Message" autoFocus />
      </Dialog>
    </>
  );
}

const GEAR = [
  'Rescue tubes',
  'Backboards',
  'First-aid kits',
  'Umbrellas',
  'Whistles',
  'Chairs',
  'Skimmers',
  'Test kits',
];

function CountGear() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Count the gear</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Count the gear"
        description="What is there on the day before opening."
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save Count</Button>
          </>
        }
      >
        {GEAR.map((thing) => (
          <TextField key={thing} label={thing} inputMode="numeric" />
        ))}
      </Dialog>
    </>
  );
}

export const dialogExamples: Examples = {
  title: 'Dialog',
  group: 'Overlays',
  about:
    'A question that has to be answered before anything else goes on. Everything behind it is out of reach. On a phone it rises from below. What is long scrolls between the title and the buttons. For what can wait, an alert in the page.',
  keyboard: [
    ['Tab', 'Moves among the controls of the dialog.'],
    ['Escape', 'Closes it; the focus goes back to where it was.'],
  ],
  examples: [
    { name: 'A question', opens: true, render: () => <DeleteShift /> },
    { name: 'A short form', opens: true, render: () => <WriteMessage /> },
    { name: 'A long form', opens: true, render: () => <CountGear /> },
  ],
};
