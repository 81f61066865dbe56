import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { Ask } from '../Ask';
import { Band, BandTitle } from '../Band';

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
    text: 'Shifts, certifications, logs and costs are kept where the work happens. Nobody spends a Sunday night compiling a report.',
  },
];

/** Why advice and tool belong together, in three steps. */
export function Reasons() {
  return (
    <Band ground="surface" labelledBy="why-reasons">
      <BandTitle id="why-reasons">A consultant leaves a report, software leaves a login. We stay.</BandTitle>
      <List role="list">
        {reasons.map(({ name, text }, index) => (
          <li key={name}>
            <Number aria-hidden="true">{index + 1}</Number>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
      <Ask question="Which of the three does your club miss most?" />
    </Band>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${token.space.xl};
  margin-top: ${token.space.xxl};
  h3 {
    margin-block: ${token.space.md} ${token.space.xs};
    font-size: ${token.size.lg};
  }
  p {
    max-width: ${token.width.prose};
    color: ${token.color.inkMuted};
  }
  @media ${media.beside} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: clamp(${token.space.xl}, 4vw, ${token.space.xxl});
  }
`;

/** Like the number on a starting block. */
const Number = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${token.radius.md};
  background: ${token.color.waterSoft};
  color: ${token.color.waterInk};
  font-family: ${token.font.display};
  font-size: ${token.size.xl};
  font-weight: ${token.weight.display};
  font-variant-numeric: lining-nums;
`;
