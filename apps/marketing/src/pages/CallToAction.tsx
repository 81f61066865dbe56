import { Button, Container, focusOnColor, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { bandPadding } from './bandPadding';
import { contactAddress } from './contact/contactAddress';

interface CallToActionProps {
  title?: string;
  text?: string;
  /** The way on for those who are not ready to talk. */
  other?: { to: string; label: string };
}

/** The last word of a page: two ways on, on a clay court. */
export function CallToAction({
  title = 'Next season starts with one conversation',
  text = 'Tell us about your club. We reply within 24 hours, with a time to talk and a first opinion.',
  other = { to: '/services', label: 'Services & Pricing' },
}: CallToActionProps) {
  return (
    <Section aria-labelledby="next">
      <Container>
        <Ground>
          <Lines viewBox="0 0 480 400" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
            <path d="M70-20v440M70 64h600M70 336h600M290 64v272M290 200h400" />
          </Lines>
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

const Ground = styled.div`
  position: relative;
  overflow: hidden;
  /* With large text on a phone, the words need the room more than the ground does. */
  padding: clamp(min(${token.space.xl}, 7vw), 6vw, 5rem);
  border-radius: ${token.radius.xl};
  background: ${token.color.surfaceCourt};
  color: ${token.color.inkOnCourt};
  ${focusOnColor}
`;

const Lines = styled.svg`
  position: absolute;
  inset: 0 0 0 auto;
  width: 46%;
  height: 100%;
  fill: none;
  stroke: ${token.color.inkOnCourt};
  stroke-width: 4;
  opacity: 0.34;
  display: none;
  @media ${media.wide} {
    display: block;
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
