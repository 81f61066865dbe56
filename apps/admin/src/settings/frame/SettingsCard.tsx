import { Quiet } from '@platform/module-kit/screens';
import { Card, CardTitle, Inline, Stack, token } from '@platform/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface SettingsCardProps {
  title: string;
  /** One sentence about the section. */
  description: string;
  /** A button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the settings, and a named region of the page. */
export function SettingsCard({ title, description, action, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" $padding="lg" aria-labelledby={id}>
      <Stack $gap="md">
        <Inline $justify="between" $align="start">
          <Words>
            <CardTitle id={id}>{title}</CardTitle>
            <Quiet>{description}</Quiet>
          </Words>
          {action}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}

const Words = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${token.space.xxs};
  min-width: 0;
`;
