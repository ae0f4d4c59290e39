/** Between two days of a talk. */
export const DayLine = ({ label }: { label: string }) => (
  <p className="mt-6 flex items-center gap-4 text-xs text-muted first:mt-0 before:flex-1 before:border-t before:border-border after:flex-1 after:border-t after:border-border">
    {label}
  </p>
)
