import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { Band } from '../Band';

/** What a client says. */
export function Testimonial() {
  return (
    <Band>
      <Quote>
        <blockquote>
          <p>
            We used to spend April looking for lifeguards and August finding out what went wrong. Now the season has a
            plan, the plan has names on it, and the board sees both.
          </p>
        </blockquote>
        <figcaption>Board president of a swim and tennis club with 285 members</figcaption>
      </Quote>
    </Band>
  );
}

const Quote = styled.figure`
  max-width: 58rem;
  margin-inline: auto;
  display: grid;
  gap: ${token.space.xl};
  blockquote {
    font-family: ${token.font.display};
    font-size: ${token.size.quote};
    font-weight: 460;
    letter-spacing: -0.018em;
    line-height: 1.25;
  }
  blockquote p::before {
    content: '“';
    position: absolute;
    transform: translateX(-0.52em);
    color: ${token.color.court};
  }
  blockquote p::after {
    content: '”';
    color: ${token.color.court};
  }
  figcaption {
    color: ${token.color.inkMuted};
  }
`;
