import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { Button } from '../ui/button'

export const ObjectLook = ({ title, properties, fieldPathId }: ObjectFieldTemplateProps) => {
  const inside = <div className="grid gap-4">{properties.map(({ content }) => content)}</div>
  if (fieldPathId.path.length === 0) return inside
  return (
    <fieldset className="rounded-option border border-border p-4">
      <legend className="px-1 text-sm font-semibold">{title}</legend>
      {inside}
    </fieldset>
  )
}

export const ArrayLook = ({ title, items, canAdd, onAddClick }: ArrayFieldTemplateProps) => (
  <fieldset className="rounded-option border border-border p-4">
    <legend className="px-1 text-sm font-semibold">{title}</legend>
    <div className="grid gap-3">{items}</div>
    {canAdd && (
      <Button variant="secondary" size="sm" className="mt-3" onClick={onAddClick}>
        Add one
      </Button>
    )}
  </fieldset>
)

export const ArrayItemLook = ({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) => (
  <div className="flex items-end gap-2">
    <div className="min-w-0 flex-1">{children}</div>
    {buttonsProps.hasRemove && (
      <Button variant="ghost" size="sm" aria-label={`Remove item ${index + 1}`} onClick={buttonsProps.onRemoveItem}>
        Remove
      </Button>
    )}
  </div>
)
