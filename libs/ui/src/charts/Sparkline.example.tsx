import type { Examples } from '../catalogue/examples';
import { StatTile } from '../display/StatTile';
import { Sparkline } from './Sparkline';

export const sparklineExamples: Examples = {
  title: 'Sparkline',
  group: 'Charts',
  about: 'The course of a figure, beside that figure. It has no axis and is not read value by value.',
  examples: [
    {
      name: 'In a tile',
      render: () => (
        <StatTile
          label="Hours this week"
          value="401"
          detail={<Sparkline label="Hours, from 312 to 401 in 6 weeks" values={[312, 330, 318, 352, 377, 401]} />}
        />
      ),
    },
  ],
};
