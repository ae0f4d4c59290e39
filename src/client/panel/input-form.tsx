// its index also loads a validator that is not installed
import Form from '@rjsf/core/lib/components/Form.js'
import type { ErrorSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import type { JsonSchema } from '#shared/panel'
import { ArrayItemLook, ArrayLook, ObjectLook } from './form-groups'
import { FieldLook, InputLook, SelectLook, TextareaLook, YesNoLook } from './form-look'
import { formLook, formSchema } from './form-schema'
import { noValidator } from './no-validator'

const TEMPLATES = {
  FieldTemplate: FieldLook,
  BaseInputTemplate: InputLook,
  ObjectFieldTemplate: ObjectLook,
  ArrayFieldTemplate: ArrayLook,
  ArrayFieldItemTemplate: ArrayItemLook,
}
const WIDGETS = { TextareaWidget: TextareaLook, SelectWidget: SelectLook, CheckboxWidget: YesNoLook }

type Props = {
  schema: JsonSchema
  value: unknown
  /** The field the server did not take, and its sentence. */
  refused: { field: string; sentence: string } | null
  onChange: (value: unknown) => void
}

const errorAt = ({ field, sentence }: { field: string; sentence: string }): ErrorSchema =>
  field.split('.').reduceRight<ErrorSchema>((inner, name) => ({ [name]: inner }), { __errors: [sentence] } as ErrorSchema)

/** A form drawn from the schema. It checks nothing: the server does, and its sentence stands beside the field. */
export function InputForm({ schema, value, refused, onChange }: Props) {
  const drawn = useMemo(() => formSchema(schema), [schema])
  const look = useMemo(() => formLook(drawn), [drawn])
  return (
    <Form
      tagName="div"
      idPrefix="input"
      schema={drawn}
      uiSchema={look}
      formData={value}
      validator={noValidator}
      templates={TEMPLATES}
      widgets={WIDGETS}
      extraErrors={refused ? errorAt(refused) : undefined}
      showErrorList={false}
      noHtml5Validate
      onChange={({ formData }) => onChange(formData)}
    />
  )
}
