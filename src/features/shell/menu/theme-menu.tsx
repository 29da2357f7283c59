import { Check, Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { useEffect } from 'react';
import { applyTheme, changePreferences, THEMES, usePreferences } from '~/shared/storage/preferences';
import { copy } from '../copy';
import { MenuButton, menuItemStyle } from './menu-button';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** The kept theme, shown at once when it changes here or in another tab. */
function useTheme() {
  const { theme } = usePreferences();
  useEffect(() => applyTheme(theme), [theme]);
  return theme;
}

/** Choice of theme as a menu of the top bar. */
export function ThemeMenu() {
  const theme = useTheme();
  const Icon = theme === 'system' ? SunMoon : icons[theme];
  return (
    <MenuButton
      label={`${copy.theme}: ${copy.themes[theme].toLowerCase()}`}
      button={<Icon aria-hidden className="size-4.5" />}
      className="inline-flex size-9 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
    >
      <ThemeItems />
    </MenuButton>
  );
}

/** The three themes as items of a menu. */
export function ThemeItems() {
  const current = useTheme();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place among the items of a menu
    <div role="group" aria-label={copy.theme}>
      {THEMES.map((theme) => {
        const Icon = icons[theme];
        return (
          <button
            key={theme}
            type="button"
            role="menuitemradio"
            aria-checked={theme === current}
            tabIndex={-1}
            onClick={() => changePreferences({ theme })}
            className={menuItemStyle}
          >
            <Icon aria-hidden className="size-4 text-muted" />
            {copy.themes[theme]}
            {theme === current && <Check aria-hidden className="ml-auto size-4 text-primary" />}
          </button>
        );
      })}
    </div>
  );
}
