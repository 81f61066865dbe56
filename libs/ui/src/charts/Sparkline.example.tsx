import type { Examples } from '../catalogue/examples';
import { Card } from '../display/cards/Card';
import { Sparkline } from './Sparkline';

export const sparklineExamples: Examples = {
  title: 'Sparkline',
  group: 'Charts',
  about: 'The course of a figure, beside that figure. It has no axis and is not read value by value.',
  examples: [
    {
      name: 'In a card',
      render: () => (
        <Card>
          <p>401 hours this week</p>
          <Sparkline label="Hours, from 312 to 401 in 6 weeks" values={[312, 330, 318, 352, 377, 401]} />
        </Card>
      ),
    },
  ],
};
