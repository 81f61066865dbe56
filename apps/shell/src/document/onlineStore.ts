/** Whether the browser has a network. "Offline" is certain; "online" may be wrong. */
export const onlineStore = {
  get: (): boolean => navigator.onLine,
  subscribe(listener: () => void): () => void {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};
