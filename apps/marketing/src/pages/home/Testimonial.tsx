import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { DuskScene } from '../../scenes/DuskScene';
import { Band } from '../Band';
import { LaneRope } from '../LaneRope';

/** A client's quote, beside the evening after a season. */
export function Testimonial() {
  return (
    <Band>
      <Quote>
        <Place>
          <DuskScene close />
        </Place>
        <blockquote>
          <p>
            We used to spend April looking for lifeguards and August finding out what went wrong. Now the season has a
            plan, the plan has names on it, and the board sees both.
          </p>
        </blockquote>
        <figcaption>
          <Rule>
            <LaneRope floats={5} />
          </Rule>
          <strong>Board president</strong> of a swim and tennis club
        </figcaption>
      </Quote>
    </Band>
  );
}

const Quote = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.xl};
  background: ${token.color.surface};
  blockquote,
  figcaption {
    padding-inline: clamp(${token.space.lg}, 5vw, 4rem);
  }
  blockquote {
    padding-top: clamp(${token.space.xl}, 5vw, 4rem);
    font-family: ${token.font.display};
    font-size: ${token.size.xxl};
    font-weight: ${token.weight.display};
    letter-spacing: -0.015em;
    line-height: 1.3;
  }
  blockquote p::before {
    content: '“';
    color: ${token.color.court};
  }
  blockquote p::after {
    content: '”';
    color: ${token.color.court};
  }
  figcaption {
    padding-block: ${token.space.xl} clamp(${token.space.xl}, 5vw, 4rem);
    color: ${token.color.inkMuted};
  }
  strong {
    color: ${token.color.ink};
    font-weight: ${token.weight.semibold};
  }
  @media ${media.beside} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: 1fr auto;
  }
  @media ${media.wide} {
    grid-template-columns: minmax(30rem, 5fr) minmax(0, 7fr);
  }
  /* A grid would be cut in two at the end of a sheet. */
  @media print {
    display: block;
  }
`;

const Place = styled.div`
  position: relative;
  aspect-ratio: 7 / 6;
  > svg {
    position: absolute;
    inset: 0;
  }
  @media ${media.beside} {
    grid-row: span 2;
    aspect-ratio: auto;
  }
  @media print {
    aspect-ratio: 3 / 1;
  }
`;

const Rule = styled.div`
  width: 5rem;
  margin-bottom: ${token.space.md};
`;
