import type { FieldValues, Resolver } from 'react-hook-form'

/** A form's check against its schema, fetched when the form is first used and not before. */
export const lazyResolver =
  <T extends FieldValues>(load: () => Promise<Resolver<T>>): Resolver<T> =>
  async (values, context, options) =>
    (await load())(values, context, options)
