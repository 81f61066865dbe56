import { pageHistory, useNavigate } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { toast } from '@platform/ui';
import { useCallback } from 'react';

/** Signs the person out, says so, and goes home. After a failure they stay where they are, signed in. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await signOut();
    } catch (error) {
      console.error('Signing out failed', error);
      toast({ title: 'Error', description: 'Failed to sign out', tone: 'destructive' });
      return;
    }
    toast({ title: 'Signed out', description: 'You have been successfully signed out', tone: 'success' });
    // Where the page needed a session, the guard has already led home.
    if (pageHistory.location.pathname !== '/') void navigate('/');
  }, [signOut, navigate]);
}
