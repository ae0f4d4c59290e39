import { Tabs } from 'radix-ui'
import type { JsonSchema } from '#shared/panel'
import { Field, Textarea } from '../ui/field'
import { hasForm } from './form-schema'
import { InputForm } from './input-form'

/** What will be sent: a value, or a text that is not yet one. */
export type Draft = { value: unknown; text: string; problem: string | null }

export const draftOf = (value: unknown): Draft => ({ value, text: JSON.stringify(value ?? {}, null, 2), problem: null })

function draftFrom(text: string, before: unknown): Draft {
  try {
    return { value: JSON.parse(text), text, problem: null }
  } catch {
    return { value: before, text, problem: 'That is not valid JSON.' }
  }
}

type Props = {
  schema: JsonSchema
  draft: Draft
  refused: { field: string; sentence: string } | null
  onChange: (draft: Draft) => void
}

const tab =
  'min-h-11 cursor-pointer rounded-chip px-4 text-sm font-semibold text-muted hover:text-text data-[state=active]:bg-(--tab-pill) data-[state=active]:text-(--tab-ink) md:min-h-9'

/** The same input twice: as a form and as JSON. */
export const InputPane = ({ schema, draft, refused, onChange }: Props) => (
  <Tabs.Root defaultValue={hasForm(schema) ? 'form' : 'json'}>
    <Tabs.List aria-label="Input as" className="mb-4 flex w-max gap-1 rounded-control bg-tint p-1">
      {hasForm(schema) && (
        <Tabs.Trigger value="form" className={tab}>
          Form
        </Tabs.Trigger>
      )}
      <Tabs.Trigger value="json" className={tab}>
        JSON
      </Tabs.Trigger>
    </Tabs.List>
    {hasForm(schema) && (
      <Tabs.Content value="form" tabIndex={-1}>
        <InputForm schema={schema} value={draft.value} refused={refused} onChange={(value) => onChange(draftOf(value))} />
      </Tabs.Content>
    )}
    <Tabs.Content value="json" tabIndex={-1}>
      <Field label="Input" error={draft.problem ?? undefined}>
        <Textarea
          rows={8}
          spellCheck={false}
          className="font-mono"
          value={draft.text}
          onChange={({ target }) => onChange(draftFrom(target.value, draft.value))}
        />
      </Field>
    </Tabs.Content>
  </Tabs.Root>
)
