import { toast } from '@platform/ui';

/** Copies a text to the clipboard, and says whether that worked. @param what what was copied, such as "Link" */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `${what} copied`, tone: 'success' });
  } catch {
    toast({
      title: `${what} not copied`,
      description: 'Select it and copy it by hand.',
      tone: 'destructive',
    });
  }
}
