import Database from 'better-sqlite3'

/** A compact copy of an embedded database, made while it runs. */
export async function copyDatabase(file: string, target: string): Promise<void> {
  const db = new Database(file)
  db.exec(`vacuum into '${target.replaceAll("'", "''")}'`)
  db.close()
}
