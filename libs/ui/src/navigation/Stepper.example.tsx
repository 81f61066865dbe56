import { useState } from 'react';
import type { Examples } from '../catalogue/examples';
import { Button } from '../forms/buttons/Button';
import { Stack } from '../layout/flow';
import { Stepper } from './Stepper';

const steps = ['Upload', 'Match columns', 'Check rows', 'Import'];

function Import() {
  const [current, setCurrent] = useState(2);
  return (
    <Stack $align="start">
      <Stepper label="Import staff" steps={steps} current={current} onGoTo={setCurrent} />
      <Button size="sm" disabled={current === steps.length} onClick={() => setCurrent(current + 1)}>
        Continue
      </Button>
    </Stack>
  );
}

export const stepperExamples: Examples = {
  title: 'Stepper',
  group: 'Navigation',
  about: 'Where one is in a job of several steps. Steps that are done may lead back.',
  keyboard: [
    ['Tab', 'Moves through the steps that are done, where they lead back.'],
    ['Enter or Space', 'Goes back to that step.'],
  ],
  examples: [{ name: 'With a way back', render: () => <Import /> }],
};
