import { Button, Container, focusOnColor, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Swimmer } from '../scenes/Pool';
import { bandPadding } from './bandPadding';
import { contactAddress } from './contact/contactAddress';

interface CallToActionProps {
  title?: string;
  text?: string;
  /** The second link, for visitors who are not ready to talk. */
  other?: { to: string; label: string };
  /** The setting of the picture: a clay court, or the lanes of the pool. */
  place?: 'court' | 'pool';
}

/** The end of a page: two links, and a picture that continues the page's setting. */
export function CallToAction({
  title = 'Next season starts with one conversation',
  text = 'Tell us about your club. We reply within 24 hours, with a time to talk and a first opinion.',
  other = { to: '/services', label: 'Services & Pricing' },
  place = 'court',
}: CallToActionProps) {
  return (
    <Section aria-labelledby="next">
      <Container>
        <Ground $place={place}>
          {place === 'court' ? <Lines /> : <Lanes />}
          <Words>
            <Title id="next">{title}</Title>
            <p>{text}</p>
            <Actions>
              <Button as={Link} to={contactAddress('consultation')} size="lg" variant="inverse">
                Book Consultation
              </Button>
              <Button as={Link} to={other.to} size="lg" variant="inverseQuiet">
                {other.label}
              </Button>
            </Actions>
          </Words>
        </Ground>
      </Container>
    </Section>
  );
}

const Section = styled.section`
  padding-bottom: ${bandPadding};
  @media print {
    display: none;
  }
`;

function Lines() {
  return (
    <Drawing viewBox="0 0 480 400" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path
        d="M70-20v440M70 64h600M70 336h600M290 64v272M290 200h400"
        stroke={token.color.inkOnCourt}
        strokeWidth="4"
        opacity="0.34"
      />
    </Drawing>
  );
}

/** Ropes float between the lanes, and a swimmer has pushed off. */
function Lanes() {
  return (
    <Drawing viewBox="0 0 480 400" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path
        d="M60-10H1200V410H60Z"
        fill={token.color.scenePoolDeep}
        stroke={token.color.scenePoolLight}
        strokeWidth="14"
      />
      <g stroke={token.color.scenePoolLight} strokeWidth="3" strokeLinecap="round" opacity="0.6">
        <path d="M120 40q16-8 32 0t32 0M330 84q16-8 32 0t32 0M200 188q16-8 32 0t32 0M104 322q16-8 32 0t32 0M352 364q16-8 32 0t32 0" />
        <path d="M262 242q-58-6-110 4M262 258q-58 6-110-4" opacity="0.8" />
      </g>
      {[130, 210, 290].map((y) => (
        <g key={y} strokeWidth="8">
          <path d={`M67 ${y}H1200`} stroke={token.color.sceneLine} />
          <path d={`M67 ${y}H1200`} stroke={token.color.sceneCanvas} strokeDasharray="20 20" />
        </g>
      ))}
      <g transform="translate(330 250) rotate(90) scale(1.15)">
        <Swimmer x={0} y={0} cap={token.color.ball} />
      </g>
    </Drawing>
  );
}

const places = {
  court: { ground: token.color.surfaceCourt, ink: token.color.inkOnCourt },
  pool: { ground: token.color.surfaceInverse, ink: token.color.inkInverse },
};

const Ground = styled.div<{ $place: keyof typeof places }>`
  position: relative;
  overflow: hidden;
  /* With large text on a phone, the words need the room more than the ground does. */
  padding: clamp(min(${token.space.xl}, 7vw), 6vw, 5rem);
  border-radius: ${token.radius.xl};
  background: ${({ $place }) => places[$place].ground};
  color: ${({ $place }) => places[$place].ink};
  ${focusOnColor}
`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0 0 0 auto;
  width: 34%;
  height: 100%;
  fill: none;
  display: none;
  @media ${media.beside} {
    display: block;
  }
  @media ${media.wide} {
    width: 46%;
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.lg};
  max-width: 34rem;
  font-size: ${token.size.lg};
  line-height: 1.5;
  @media ${media.beside} {
    max-width: min(34rem, 64%);
  }
`;

const Title = styled.h2`
  font-family: ${token.font.display};
  font-size: ${token.size.title};
  font-weight: ${token.weight.display};
  letter-spacing: -0.022em;
  line-height: 1.1;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.sm};
  @media ${media.compact} {
    && > * {
      flex: 1 1 auto;
      padding-inline: min(${token.space.lg}, 6vw);
      overflow-wrap: anywhere;
    }
  }
`;
