import type { Examples } from '../../catalogue/examples';
import { Stack } from '../../layout/flow';
import { Progress } from './Progress';

export const progressExamples: Examples = {
  title: 'Progress',
  group: 'Display',
  about: 'How much of something is done, up to its maximum. While it is unknown how long something takes, a spinner.',
  examples: [
    {
      name: 'Tones',
      render: () => (
        <Stack>
          <Progress label="Staffing" value={24} max={26} valueText="24 of 26 hired" />
          <Progress label="Certified" value={85} tone="success" />
          <Progress label="Checklist" value={62} tone="warning" />
          <Progress label="Budget used" value={96} tone="danger" />
          <Progress label="Wishes funded" value={34} tone="court" />
        </Stack>
      ),
    },
    {
      name: 'Both ends',
      render: () => (
        <Stack>
          <Progress label="Not begun" value={0} />
          <Progress label="Over the maximum" value={130} />
        </Stack>
      ),
    },
  ],
};
