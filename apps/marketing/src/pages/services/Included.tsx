import { Band, BandTitle, Split } from '../Band';
import { Points } from '../Points';

const parts = [
  {
    name: 'Support that fits your plan',
    text: 'Launch has email support, Manage adds priority phone support, Run adds 24/7 leadership consulting, and Elevate a dedicated consultant.',
  },
  {
    name: 'The platform',
    text: 'Schedules, certifications, logs and budgets in one place. Platform access is included with every engagement and is not sold separately.',
  },
  {
    name: 'A season in six stages',
    text: 'Pre-season, recruitment, training, operations, wrap-up and the plan for the years after. You always know what is next.',
  },
];

/** What every plan includes. */
export function Included() {
  return (
    <Band ground="deep" labelledBy="services-included">
      <Split>
        <BandTitle id="services-included">Included with every engagement</BandTitle>
        <Points points={parts} ground="deep" />
      </Split>
    </Band>
  );
}
