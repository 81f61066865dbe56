import { Card, CardTitle, Stack, token } from '@platform/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface SettingsCardProps {
  /** By which links lead to it: /settings?card=data-privacy. */
  place?: string;
  title: string;
  /** One sentence on what it is for. */
  description: string;
  children: ReactNode;
}

/** A subject of the settings, found by its name among the page's regions. */
export function SettingsCard({ place, title, description, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" id={place} $padding="lg" aria-labelledby={id}>
      <Stack $gap="lg">
        <Stack $gap="xxs">
          <CardTitle id={id}>{title}</CardTitle>
          <Description>{description}</Description>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

const Description = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
