/** Makes the browser keep no site data: reading its storage throws. @returns how to end it */
export function blockStorage(): () => void {
  const names = ['localStorage', 'sessionStorage'] as const;
  const ends = names.map((name) => {
    const blocked = jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    return () => blocked.mockRestore();
  });
  return () => ends.forEach((end) => end());
}
