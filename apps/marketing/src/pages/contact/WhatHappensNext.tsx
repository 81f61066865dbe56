import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { BandTitle } from '../Band';
import { Numbered } from '../Numbered';

/** The response promise of specification 9.5, in the order a visitor meets it. */
const steps = [
  {
    name: 'A consultant who has run a club reads it',
    text: 'Your message goes to a consultant, with the topic that you have chosen.',
  },
  {
    name: 'We reply within 24 hours',
    text: 'The answer comes to the email address in the form.',
  },
  {
    name: 'We find a time to talk',
    text: 'Most consultations are scheduled within 24 hours, too.',
  },
];

/** What happens with a message: who answers it, and how fast. */
export function WhatHappensNext() {
  return (
    <Section aria-labelledby="contact-next">
      <BandTitle id="contact-next">What happens next</BandTitle>
      <Numbered steps={steps} />
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${token.space.xxxl};
  padding-top: ${token.space.xxl};
  border-top: 1px solid ${token.color.line};
  @media ${media.wide} {
    margin-top: ${token.space.band};
  }
`;
