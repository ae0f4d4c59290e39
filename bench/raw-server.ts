import http from 'node:http'

// The floor: `node:http` and nothing else. It is told each answer beforehand and gives it without a database.
type Answer = { path: string; headers: Record<string, string>; body: string }
const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>()

const server = http.createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body)
})

process.on('message', (given: Answer) => {
  answers.set(given.path, { headers: given.headers, body: Buffer.from(given.body, 'base64') })
  process.send?.('taken')
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }))
process.on('disconnect', () => process.exit(0))
