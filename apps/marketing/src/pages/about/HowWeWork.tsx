import { brand } from '@platform/contract';
import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { Band, BandTitle } from '../Band';

const facts = [
  {
    name: 'Remote-first',
    text: 'We advise by phone and video, wherever your club is, and read your numbers before the call.',
  },
  { name: 'All U.S. clients', text: 'From one pool behind the houses to a resort by the sea, in every state.' },
  {
    name: 'An answer within 24 hours',
    text: 'We reply to every inquiry within 24 hours. Most consultations are scheduled in that time, too.',
  },
  { name: 'Support 24/7', text: 'For existing clients at any hour, because a pump does not wait for Monday.' },
];

/** The firm's principles, and how it works. */
export function HowWeWork() {
  return (
    <Band labelledBy="about-work">
      <BandTitle id="about-work">{brand.signature}</BandTitle>
      <Facts>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
    </Band>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${token.space.lg} ${token.space.xl};
  margin-top: ${token.space.xxl};
  div {
    padding-top: ${token.space.md};
    border-top: 1px solid ${token.color.line};
  }
  dt {
    font-weight: ${token.weight.semibold};
  }
  dd {
    margin-top: ${token.space.xxs};
    color: ${token.color.inkMuted};
  }
  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
