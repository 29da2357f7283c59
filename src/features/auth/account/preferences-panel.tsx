import { type LucideIcon, Monitor, Moon, RotateCcw, SlidersHorizontal, Sun } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatDate } from '~/shared/format/dates';
import {
  changePreferences,
  DENSITIES,
  HOUR_FORMATS,
  REFRESH_SECONDS,
  restorePreferences,
  THEMES,
  usePreferences,
} from '~/shared/storage/preferences';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import { copy } from './copy';
import { Panel } from './panel';
import { chosenScreen, startScreens } from './start-screens';

const themeIcons = { light: Sun, dark: Moon, system: Monitor };

/** How the console looks and behaves on this machine; each choice holds at once. */
export function PreferencesPanel({ role, children }: { role: string; children?: ReactNode }) {
  const { theme, density, hourFormat, startScreen, refreshSeconds } = usePreferences();
  const toast = useToast();
  const [now] = useState(Date.now);
  const screens = startScreens(role);

  return (
    <Panel title={copy.preferences} icon={SlidersHorizontal} hint={copy.preferencesHint}>
      <div className="flex flex-col gap-4.5">
        <SegmentedChoice
          legend={copy.theme}
          options={THEMES.map((value) => ({ value, label: copy.themes[value], icon: themeIcons[value] }))}
          value={theme}
          onChange={(value) => changePreferences({ theme: value })}
        />
        <SegmentedChoice
          legend={copy.density}
          options={DENSITIES.map((value) => ({ value, label: copy.densities[value] }))}
          value={density}
          onChange={(value) => changePreferences({ density: value })}
        />
        <div>
          <SegmentedChoice
            legend={copy.hourFormat}
            options={HOUR_FORMATS.map((value) => ({ value, label: copy.hourFormats[value] }))}
            value={hourFormat}
            onChange={(value) => changePreferences({ hourFormat: value })}
          />
          <p className="mt-1.5 text-sm text-muted">
            {copy.hourExample} <span className="font-mono text-xs">{formatDate(now, hourFormat)}</span>
          </p>
        </div>
        <Field label={copy.startScreen} className="max-w-80">
          {(control) => (
            <Select
              {...control}
              value={chosenScreen(screens, startScreen)}
              onChange={(event) => changePreferences({ startScreen: event.target.value })}
            >
              {screens.map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={copy.refresh} hint={copy.refreshHint} className="max-w-80">
          {(control) => (
            <Select
              {...control}
              value={refreshSeconds}
              onChange={(event) => {
                const chosen = REFRESH_SECONDS.find((seconds) => String(seconds) === event.target.value);
                if (chosen !== undefined) changePreferences({ refreshSeconds: chosen });
              }}
            >
              {REFRESH_SECONDS.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {seconds === 0 ? copy.noRefresh : copy.seconds(seconds)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          className="self-start"
          onClick={() => {
            restorePreferences();
            toast.show('info', copy.restored);
          }}
        >
          <RotateCcw aria-hidden className="size-4" />
          {copy.restore}
        </Button>
        {children}
      </div>
    </Panel>
  );
}

interface SegmentedChoiceProps<T extends string | number> {
  legend: string;
  options: readonly { value: T; label: string; icon?: LucideIcon }[];
  value: T;
  onChange: (value: T) => void;
}

/** Two or three choices side by side: native radio buttons, so the arrows move between them. */
function SegmentedChoice<T extends string | number>({ legend, options, value, onChange }: SegmentedChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="inline-flex max-w-full overflow-hidden rounded-lg border border-line-strong">
        {options.map(({ value: own, label, icon: Icon }) => (
          <label
            key={own}
            className="flex min-h-9 cursor-pointer items-center gap-2 border-l border-line-strong px-3 text-sm font-medium text-muted first:border-l-0 hover:text-ink has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary sm:px-4"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={own === value}
              onChange={() => onChange(own)}
            />
            {Icon && <Icon aria-hidden className="size-4 shrink-0 max-xs:hidden" />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
