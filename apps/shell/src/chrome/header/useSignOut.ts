import { pageHistory } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { toast } from '@platform/ui';
import { useCallback } from 'react';
import { askBeforeSignOut } from '../../person/askBeforeSignOut';

/**
 * Signs the person out, says so, and goes home; a person with unsaved input or unsent changes is asked first.
 * After a failure they stay where they are, signed in.
 */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  return useCallback(() => pageHistory.leave(() => askBeforeSignOut(() => void signOutAndGoHome(signOut))), [signOut]);
}

async function signOutAndGoHome(signOut: () => Promise<void>): Promise<void> {
  try {
    await signOut();
  } catch (error) {
    console.error('Signing out failed', error);
    toast({ title: 'Error', description: 'Failed to sign out', tone: 'destructive' });
    return;
  }
  toast({ title: 'Signed out', description: 'You have been successfully signed out', tone: 'success' });
  // If the page needed a session, the guard has already gone home. Do not ask the person a second time.
  if (pageHistory.location.pathname !== '/') pageHistory.replace('/');
}
