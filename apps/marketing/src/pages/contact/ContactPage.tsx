import { Button, Card, Container, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ContactForm } from './ContactForm';

/** How to reach the firm: the promise on one side, the form on the other. */
export function ContactPage() {
  return (
    <Page>
      <Container>
        <Columns>
          <Words>
            <Title>Tell us about your club</Title>
            <Lead>
              A season to plan, a roster to fill, a board to convince: write a few lines, and somebody who has run a
              club answers.
            </Lead>
          </Words>
          <Form $padding="lg">
            <ContactForm />
          </Form>
          <Facts>
            <div>
              <dt>We reply within 24 hours</dt>
              <dd>Most consultations are scheduled in that time, too.</dd>
            </div>
            <div>
              <dt>Inquiries during business hours</dt>
              <dd>Existing clients have support 24/7.</dd>
            </div>
            <div>
              <dt>Already working with us?</dt>
              <dd>
                <Button as={Link} to="/auth" variant="secondary">
                  Client Login
                </Button>
              </dd>
            </div>
          </Facts>
        </Columns>
      </Container>
    </Page>
  );
}

const Page = styled.div`
  padding-block: clamp(${token.space.xl}, 6vw, 6rem) ${token.space.band};
`;

const Columns = styled.div`
  display: grid;
  gap: ${token.space.xxl};
  @media ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    grid-template-rows: auto 1fr;
    gap: ${token.space.xl} clamp(${token.space.xxl}, 6vw, 6rem);
    align-items: start;
  }
`;

/* Second in the reading order, so that a phone shows it before the details; on the right where there is room. */
const Form = styled(Card)`
  @media ${media.wide} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space.lg};
`;

const Title = styled.h1`
  font-family: ${token.font.display};
  font-size: ${token.size.headline};
  font-weight: ${token.weight.display};
  letter-spacing: -0.028em;
  line-height: ${token.leading.tight};
`;

const Lead = styled.p`
  max-width: 34rem;
  color: ${token.color.inkMuted};
  font-size: ${token.size.lg};
  line-height: 1.5;
`;

const Facts = styled.dl`
  display: grid;
  div {
    padding-block: ${token.space.md};
    border-top: 1px solid ${token.color.line};
  }
  dt {
    font-weight: ${token.weight.semibold};
  }
  dd {
    color: ${token.color.inkMuted};
  }
  dd > a {
    margin-top: ${token.space.sm};
  }
`;
