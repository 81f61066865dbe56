import { Button, Container, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The last word of the page: two ways on, on a clay court. */
export function CallToAction() {
  return (
    <Section aria-labelledby="home-next">
      <Container>
        <Ground>
          <Lines viewBox="0 0 480 400" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
            <path d="M70-20v440M70 64h600M70 336h600M290 64v272M290 200h400" />
          </Lines>
          <Words>
            <Title id="home-next">Next season starts with one conversation</Title>
            <p>Tell us about your club. We reply within 24 hours, with a time to talk and a first opinion.</p>
            <Actions>
              <Button as={Link} to="/contact" size="lg" variant="inverse">
                Book Consultation
              </Button>
              <Button as={Link} to="/services" size="lg" variant="inverseQuiet">
                Services &amp; Pricing
              </Button>
            </Actions>
          </Words>
        </Ground>
      </Container>
    </Section>
  );
}

const Section = styled.section`
  padding-bottom: ${token.space.band};
`;

const Ground = styled.div`
  position: relative;
  overflow: hidden;
  padding: clamp(${token.space.xl}, 6vw, 5rem);
  border-radius: ${token.radius.xl};
  background: ${token.color.surfaceCourt};
  color: ${token.color.inkOnCourt};
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
    > * {
      flex: 1 1 auto;
    }
  }
`;
