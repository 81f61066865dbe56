import { brand } from '@platform/contract';
import { Button, FormActions, token } from '@platform/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { StepHeading } from './StepHeading';

interface WelcomeStepProps {
  heading: Ref<HTMLHeadingElement>;
  onContinue(): void;
}

/** Step 1: what the wizard asks for, and what it sets up. */
export function WelcomeStep({ heading, onContinue }: WelcomeStepProps) {
  return (
    <>
      <StepHeading heading={heading} title={`Welcome to ${brand.name}`}>
        Let’s set up your club. It takes about a minute.
      </StepHeading>
      <Facts>
        <div>
          <dt>First, the basics</dt>
          <dd>Your organization’s name, its type and its size.</dd>
        </div>
        <div>
          <dt>Then a few details</dt>
          <dd>Your member count and address, if you have them at hand.</dd>
        </div>
        <div>
          <dt>After that, it’s yours</dt>
          <dd>Your club opens with you as its administrator.</dd>
        </div>
      </Facts>
      <FormActions>
        <Button size="lg" onClick={onContinue}>
          Continue
        </Button>
      </FormActions>
    </>
  );
}

const Facts = styled.dl`
  display: grid;
  margin-bottom: ${token.space.xl};
  border-bottom: 1px solid ${token.color.line};
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
`;
