import { Ask } from '../Ask';
import { Band, BandTitle } from '../Band';
import { Numbered } from '../Numbered';

const reasons = [
  {
    name: 'Judgment',
    text: 'Your consultant has hired, trained and closed seasons before. You get an opinion about your club, not a template with your logo on it.',
  },
  {
    name: 'A plan with dates',
    text: 'Six stages, from the first budget line to the last exit survey. Every step has an owner and a day, and the board reads the same page as the manager.',
  },
  {
    name: 'The tool to keep it',
    text: 'Shifts, certifications, logs and costs are kept where the work happens. No one spends a Sunday night compiling a report.',
  },
];

/** Why advice and a tool belong together, in three steps. */
export function Reasons() {
  return (
    <Band ground="surface" labelledBy="why-reasons">
      <BandTitle id="why-reasons">A consultant leaves a report, software leaves a login. We stay.</BandTitle>
      <Numbered steps={reasons} />
      <Ask question="Which of the three does your club miss most?" />
    </Band>
  );
}
