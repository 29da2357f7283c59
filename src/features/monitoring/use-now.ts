import { useEffect, useState } from 'react';

/** The time (epoch ms), looked at every second while the tab is seen. Use it in small parts: each second draws them. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setNow(Date.now());
    };
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
