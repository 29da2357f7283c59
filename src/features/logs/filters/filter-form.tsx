import { Plus, Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect } from 'react';
import { type Control, FormProvider, useForm, useWatch } from 'react-hook-form';
import { listCopy } from '~/shared/list/list-copy';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { keepInTab, recallInTab } from '~/shared/storage/tab-memory';
import { Button } from '~/shared/ui/button';
import { Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { FILTER_KEYS, FILTER_LABELS, type FilterKey, isFilterKey } from '../api/filter-types';
import { copy } from '../copy';
import { DateRangeFields, ValueField } from './filter-fields';
import { checkFilter, draftValue, EMPTY_DRAFT, type FilterDraft } from './filter-schema';

const NAME = 'logs.draft';

/** Minutes come with a link (spec 7.17). */
const OFFERED = FILTER_KEYS.filter((key) => key !== 'between');

/** So many digits may be the first ones of somebody's number. */
const MANY_DIGITS = /^\D{0,8}(?:\d[^\p{L}\d]{0,3}){8}/u;

interface FilterFormProps {
  /** Whether there is a filter to ask for. */
  canSearch: boolean;
  /** @param added to call once it is among the filters */
  onAdd: (key: FilterKey, value: string, added: () => void) => void;
  onClear: () => void;
  onSearch: () => void;
}

/** Level with the controls beside it, under the height of their labels. */
const BESIDE_FIELDS = 'min-h-9.5 sm:mt-6';

/** Composes one filter at a time (spec 7.3) and asks for all of them. Enter in a field adds the filter. */
export function FilterForm({ canSearch, onAdd, onClear, onSearch }: FilterFormProps) {
  const form = useForm<FilterDraft>({
    resolver: checkFilter,
    defaultValues: recallDraft(),
    mode: 'all',
  });
  useKeptDraft(form.control);
  const { isValid } = form.formState;
  const type = useWatch({ control: form.control, name: 'type' });

  /** Keeps the type, forgets the value and the dates. */
  const restart = (next: FilterKey | '') => form.reset({ ...EMPTY_DRAFT, type: next });

  const add = form.handleSubmit((draft) => {
    const { type: key } = draft;
    if (key !== '') onAdd(key, draftValue(draft), () => restart(key));
  });

  /** The browser submits nothing while the form's button is disabled: what is missing is marked and gets the focus. */
  const addOnEnter = (event: KeyboardEvent) => {
    const inField = event.target instanceof Element && event.target.matches('input, select');
    if (event.key !== 'Enter' || isValid || !inField || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        autoComplete="off"
        onSubmit={add}
        onKeyDown={addOnEnter}
        className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-start"
      >
        <Field
          label={copy.filterType}
          {...fieldState(form.formState, 'type')}
          className="max-sm:col-span-2 sm:w-52 xxl:w-56"
        >
          {(control) => (
            <Select
              {...control}
              {...form.register('type', {
                onChange: (event: { target: { value: FilterDraft['type'] } }) => {
                  restart(event.target.value);
                  form.setValue('type', event.target.value, { shouldTouch: true, shouldValidate: true });
                },
              })}
            >
              <option value="">{copy.choose}</option>
              {OFFERED.map((key) => (
                <option key={key} value={key}>
                  {FILTER_LABELS[key]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {type === 'dateRange' ? <DateRangeFields /> : <ValueField key={type} type={type} />}
        <SubmitButton variant="secondary" disabled={!isValid} className={BESIDE_FIELDS}>
          <Plus aria-hidden className="size-4 max-sm:hidden" />
          {copy.add}
        </SubmitButton>
        <div className="gap-3 max-sm:contents sm:flex sm:basis-full sm:justify-end xl:mt-6 xl:ml-auto xl:basis-auto">
          <Button
            variant="link"
            className="min-h-9.5 max-sm:order-last max-sm:col-span-2"
            onClick={() => {
              form.reset(EMPTY_DRAFT);
              onClear();
            }}
          >
            {listCopy.clear}
          </Button>
          <Button variant="primary" disabled={!canSearch} onClick={onSearch} className="min-h-9.5">
            <Search aria-hidden className="size-4 max-sm:hidden" />
            {copy.apply}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** The half-typed filter that a reload of the page interrupted, or an empty one. */
function recallDraft(): FilterDraft {
  const kept = recallInTab(NAME);
  if (typeof kept !== 'object' || kept === null) return EMPTY_DRAFT;
  const { type, value, start, end } = kept as Record<string, unknown>;
  return {
    type: typeof type === 'string' && isFilterKey(type) ? type : '',
    value: textOr(value),
    start: textOr(start),
    end: textOr(end),
  };
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Keeps what is being typed for as long as it is not empty, but nothing that is or may become a person's number. */
function useKeptDraft(control: Control<FilterDraft>): void {
  const draft = useWatch({ control });
  useEffect(() => {
    const empty = !draft.value && !draft.start && !draft.end && !draft.type;
    const personal = MANY_DIGITS.test(draft.value ?? '') || sensitiveKind(draft.value ?? '') !== undefined;
    keepInTab(NAME, empty ? undefined : { ...draft, value: personal ? '' : draft.value });
  }, [draft]);
}
